import Sidebar from '@theme/DocPage/Layout/Sidebar';
import { inTurn } from '.';

export default inTurn(Sidebar);
