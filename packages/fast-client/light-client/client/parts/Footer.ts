import Footer from '@theme/Footer';
import { inTurn } from '.';

export default inTurn(Footer);
