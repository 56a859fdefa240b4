/** A place that only an account has: rows of the route table name it, and a guest is told what it is for. */
export type PromptedPlace = 'chat' | 'friends' | 'me' | 'publish';
