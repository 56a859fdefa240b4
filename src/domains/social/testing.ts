export { aPage, aPost } from './social.testing.ts';
