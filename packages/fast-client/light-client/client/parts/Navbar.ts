import Navbar from '@theme/Navbar';
import { inTurn } from '.';

export default inTurn(Navbar);
