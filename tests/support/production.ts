/** What `npm run build` makes of the server. */
export const BUNDLE = new URL('../../dist/server/main.mjs', import.meta.url).pathname;

/** What a server of production wants named, beside where its database and its brands are; no mail and no SMS arrive. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  // As the image and the units have it.
  MALLOC_ARENA_MAX: '2',
  SECRET_KEY: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'hello@mail.example',
  SMS_GATEWAY_URL: 'http://127.0.0.1:1',
  SMS_GATEWAY_TOKEN: 'token',
};
