/** A page that only an account has: rows of the route table name it, and a guest is told what it is for. */
export type PromptedPage = 'chat' | 'friends' | 'me' | 'publish';
