// The door to what pages about points need of the account: index.ts brings what its settings show.
export { LazySecurityPrompt } from './security-code/LazySecurityPrompt.tsx';
export { isSaidByPrompt, SECURITY_CLAIMS } from './security-code/security-prompt.store.ts';
