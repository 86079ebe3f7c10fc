import path from 'node:path';
import { testRule } from '../testing';
import { rules } from './index';

for (const rule of rules) testRule(rule, path.join(__dirname, rule.name));
