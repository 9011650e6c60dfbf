'use client';

import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { Arma11Provider } from '@arma11/widgets';

const url = process.env.NEXT_PUBLIC_ARMA11_URL ?? 'http://localhost:3000';
const key = process.env.NEXT_PUBLIC_ARMA11_KEY ?? 'pk_demo_ArmaTu11_Partner0';

/** The provider of the whole site. The nonce is for the styles that styled-components adds to the page's head. */
export function Arma11({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <StyleSheetManager nonce={nonce}>
      <Arma11Provider publishableKey={key} baseUrl={url}>
        {children}
      </Arma11Provider>
    </StyleSheetManager>
  );
}
