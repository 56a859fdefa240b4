/** What calls need seldom: it comes with the first that does. */
export { explained } from '../errors/explained.ts';
export { traceHeaders } from './traceparent.ts';
