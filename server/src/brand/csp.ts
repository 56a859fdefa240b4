const policy = (scripts: string, styles: string, hosts: readonly string[], framedBy = "'none'"): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
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
 * The policy of the product's page (decisions.md section 2); `nonce` is fresh for each response. `hosts`: other origins that it
 * sends to, the store of files and what counts the brand's page views. `framedBy`: the studio's, in development alone.
 */
export const contentSecurityPolicy = (
  nonce: string,
  hosts: readonly string[] = [],
  framedBy?: string,
): string => policy(`'nonce-${nonce}' 'wasm-unsafe-eval'`, `'nonce-${nonce}'`, hosts, framedBy);

/** The policy of the page on a plain static host, which cannot make nonces (decisions.md section 2). */
export const staticPolicy = (hosts: readonly string[]): string =>
  policy("'wasm-unsafe-eval'", "'unsafe-inline'", hosts);

/** The policy of a brand's SVG opened by its own address: nothing runs, nothing loads. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
