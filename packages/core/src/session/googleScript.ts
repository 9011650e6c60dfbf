const ADDRESS = 'https://apis.google.com/js/api.js';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(address: string): unknown };
}

let trusted: unknown;

/** The script's address as browsers with Trusted Types take it: through a policy that knows this address and no other. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // A page may make a policy of one name once.
  trusted ??= trustedTypes?.createPolicy('arma11-google', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS);
  return (trusted as string | undefined) ?? ADDRESS;
}

const DESKTOP_MS = 30_000;
const MOBILE_MS = 60_000;

/** How long the identity service may take: 30 s on desktop and 60 s on mobile (product §9). */
const identityLimit = (): number =>
  /Android|iPhone|iPad|iPod|Mobi/i.test(navigator.userAgent) ? MOBILE_MS : DESKTOP_MS;

const isThere = () => 'load' in ((globalThis as { gapi?: object }).gapi ?? {});

let loading: Promise<void> | undefined;

/**
 * Fetches the script through which the identity service talks with its window. Its SDK would fetch it by itself, but writes
 * the address as plain text, which Trusted Types refuse; finding the script in place, it uses it. Rejects with the
 * service's own codes.
 */
export function loadGoogleScript(page: Document = document): Promise<void> {
  if (isThere()) return Promise.resolve();
  loading ??= fetchScript(page).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

function fetchScript(page: Document): Promise<void> {
  const script = page.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = (code: string) => {
      script.remove();
      reject(Object.assign(new Error(`${ADDRESS} did not come.`), { code }));
    };
    const timer = setTimeout(() => fail('timeout'), identityLimit());
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('network-request-failed');
    });
    script.src = trustedAddress();
    page.head.append(script);
  });
}
