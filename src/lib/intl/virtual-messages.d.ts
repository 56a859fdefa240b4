interface ImportMetaEnv {
  /** Address of each language's first texts, in the program that draws the first HTML. */
  readonly FIRST_PLACEHOLDERS: Record<'page' | 'post', { script: string; sheets: string[] }>;
  /** The utilities of all pages, for what stands there without scripts: no chunk brings them. */
  readonly PLAIN_SHEET: string;
  /** In the service worker: tells one build from another. */
  readonly WORKER_BUILD: string;
  readonly FIRST_TEXTS: Record<import('@livery/contract').Locale, string>;
}

declare module 'virtual:messages/*' {
  const messages: import('./messages.ts').CompiledMessages;
  export default messages;
}

declare module '*.json?texts' {
  const messages: import('./messages.ts').CompiledMessages;
  export default messages;
}
