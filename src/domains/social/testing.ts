export { receiveBlock } from './blocked-author.ts';
export { aPage, aPost } from './social.testing.ts';
