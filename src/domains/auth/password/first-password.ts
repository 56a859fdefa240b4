/** Where somebody without a login password sets the first one: `auto` of product.md section 2. */
export const FIRST_PASSWORD = '/forgot-password/email?auto=1';
