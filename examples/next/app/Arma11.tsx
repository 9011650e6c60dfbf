'use client';

import type { ReactNode } from 'react';
import { Arma11Provider } from '@arma11/widgets';
import { key, url } from './partner';
import { Styles } from './Styles';

/** The provider of the whole site, with the nonce of the page's policy for its styles. */
export function Arma11({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <Styles nonce={nonce}>
      <Arma11Provider publishableKey={key} baseUrl={url}>
        {children}
      </Arma11Provider>
    </Styles>
  );
}
