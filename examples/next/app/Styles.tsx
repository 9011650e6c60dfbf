'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Puts the styles of styled-components into the first HTML. The nonce is for them, and for those that the browser adds. */
export function Styles({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet({ nonce }));
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  const isServer = typeof window === 'undefined';
  return (
    <StyleSheetManager nonce={nonce} {...(isServer ? { sheet: sheet.instance } : {})}>
      {children}
    </StyleSheetManager>
  );
}
