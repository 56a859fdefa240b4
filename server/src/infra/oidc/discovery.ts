/** What we need of a provider's discovery document. */
export interface Discovery {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

const TIMEOUT = 10_000;
const FRESH = 60 * 60 * 1000;

/**
 * Reads `<issuer>/.well-known/openid-configuration`, at most hourly. Rejects with what `failed` makes of the cause
 * when it cannot be read, or speaks for another issuer; the next call asks again.
 */
export const readDiscovery = (issuer: string, failed: (cause: unknown) => Error) => {
  let known: { document: Promise<Discovery>; at: number } | undefined;
  return (): Promise<Discovery> => {
    if (known && Date.now() - known.at < FRESH) return known.document;
    const entry = { document: fetchDocument(issuer), at: Date.now() };
    known = entry;
    entry.document.catch(() => {
      if (known === entry) known = undefined;
    });
    return entry.document.catch((error: unknown) => {
      throw failed(error);
    });
  };
};

const fetchDocument = async (issuer: string): Promise<Discovery> => {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`discovery returned ${response.status}`);
  const document = (await response.json()) as Partial<Discovery>;
  const { authorization_endpoint, token_endpoint, jwks_uri } = document;
  if (document.issuer !== issuer || !authorization_endpoint || !token_endpoint || !jwks_uri) {
    throw new Error('discovery speaks for another issuer, or leaves endpoints out');
  }
  return { issuer, authorization_endpoint, token_endpoint, jwks_uri };
};
