import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Arma11 } from './Arma11';

export const metadata = { title: 'Un sitio con Next.js', icons: 'data:,' };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang="es">
      <head>
        {/* styled-components takes over the styles of the first HTML before anything is rendered, and looks here for the nonce. */}
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body>
        <Arma11 nonce={nonce}>{children}</Arma11>
      </body>
    </html>
  );
}
