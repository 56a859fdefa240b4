const policy = (scripts: string, styles: string, connections = '', framedBy = "'none'"): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${connections}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    // Its one rule lets the address of the service worker through (src/lib/service-worker.ts).
    'trusted-types livery-worker',
  ].join('; ');

/**
 * The policy of the product's page (decisions.md section 2); `nonce` is fresh for each response. `store`: the origin that
 * files are sent to, where that is another one. `framedBy`: the studio's, in development alone.
 */
export const contentSecurityPolicy = (nonce: string, store?: string, framedBy?: string): string =>
  policy(`'nonce-${nonce}' 'wasm-unsafe-eval'`, `'nonce-${nonce}'`, store && ` ${store}`, framedBy);

/** The policy of the page on a plain static host, which cannot make nonces (decisions.md section 2). */
export const STATIC_POLICY = policy("'wasm-unsafe-eval'", "'unsafe-inline'");

/** The policy of a brand's SVG opened by its own address: nothing runs, nothing loads. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
