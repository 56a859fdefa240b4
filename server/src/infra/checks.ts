/**
 * Checks of what comes by another way than a call, as `await import` of this module: a start checks none. The whole of
 * `typebox/value` is twice as much.
 */
export { Check, Errors } from 'typebox/schema';
