import path from 'node:path';
import { testRule } from '../../../packages/docs-lint/testing';
import { facts } from '../facts';
import { ownRules } from '.';

for (const rule of ownRules) testRule(rule, path.join(__dirname, rule.name), facts);
