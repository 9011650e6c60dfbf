/** The account of a demo, whose password everybody knows. */
export interface DemoAccount {
  email: string;
  password: string;
}

/**
 * The account that a server of the demo season wrote into the page, or null where no demo is played:
 * `<meta name="arma11-demo" content='{"email":"…","password":"…"}'>`.
 */
export function demoAccount(page: Document): DemoAccount | null {
  const text = page.querySelector<HTMLMetaElement>('meta[name="arma11-demo"]')?.content;
  if (!text) return null;
  try {
    const { email, password } = JSON.parse(text) as Partial<DemoAccount>;
    return email && password ? { email, password } : null;
  } catch {
    return null;
  }
}
