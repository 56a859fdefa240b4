/** What no first screen shows. */
export { HelpLine } from './HelpLine.tsx';
export { helpOf } from './help.ts';
