/** Of the end of any list of people. */
export const LIST_WORDS = {
  loading: 'contacts.loading',
  failed: 'contacts.failed',
  retry: 'contacts.retry',
} as const;
