import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Arma11 } from './Arma11';

export const metadata = { title: 'Un sitio con Next.js', icons: 'data:,' };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang="es">
      <body>
        <Arma11 nonce={nonce}>{children}</Arma11>
      </body>
    </html>
  );
}
