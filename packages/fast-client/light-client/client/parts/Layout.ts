import DocItemLayout from '@theme/DocItem/Layout';
import { inTurn } from '.';

export default inTurn(DocItemLayout);
