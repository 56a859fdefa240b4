import { type ErrorRows, pass, toast } from './row.ts';

/** What may not be done, and the codes of our own (decision 0005). */
export const generalErrors: ErrorRows = {
  everywhere: {
    'api.forbidden': pass('error.forbidden'),
    'api.too_frequent': toast('error.too_frequent'),
    'api.validation': toast('error.validation'),
    'api.not_found': toast('error.not_found'),
    'api.too_large': toast('error.too_large'),
    'api.unsupported_type': toast('error.unsupported_type'),
    'api.maintenance': toast('error.maintenance'),
    'api.unavailable': toast('error.unavailable'),
  },
  calls: {},
};
