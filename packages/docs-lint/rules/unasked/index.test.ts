import { testRule } from '../../testing';
import { rule } from './index';

testRule(rule, __dirname);
