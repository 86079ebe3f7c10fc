/** Runs in the head of every page, as part of its markup. */
import { markByBlocks } from '../long-texts/markByBlocks';
import { startScripts } from './startScripts';

markByBlocks();
startScripts();
