interface ImportMetaEnv {
  /** Address of each language's first texts, in the program that draws the first HTML. */
  readonly FIRST_PLACEHOLDERS: Record<'page' | 'post', { script: string; sheets: string[] }>;
  /** The utilities of all pages, for what stands there without scripts: no chunk brings them. */
  readonly PLAIN_SHEET: string;
  /** In the service worker: tells one build from another. */
  readonly WORKER_BUILD: string;
  readonly FIRST_TEXTS: Record<import('@livery/contract').Locale, string>;
}

declare module 'virtual:messages' {
  type TextFiles = import('./messages.ts').TextFiles;
  export const first: TextFiles;
  export const shared: TextFiles;
  export const errors: TextFiles;
}

declare module '*/texts?texts' {
  const files: import('./messages.ts').TextFiles;
  export default files;
}
