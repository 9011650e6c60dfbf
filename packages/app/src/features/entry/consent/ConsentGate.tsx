import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const ConsentSheet = lazy(async () => ({ default: (await import('./ConsentSheet')).ConsentSheet }));

const Strip = styled.aside`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 8px;
  padding: 0 16px;
  background: ${token('colorSurfaceRaised')};
  font-size: ${fontSize(13)};
`;

// Until the page is loaded again: the sheet does not come back with every room that is opened.
const later = new Set<number>();

/** Asks a player who has not accepted the terms for them: a sheet at first, then a line that opens it again. */
export function ConsentGate({ userId }: { userId: number }) {
  const [open, setOpen] = useState(!later.has(userId));
  const close = () => {
    later.add(userId);
    setOpen(false);
  };
  const t = es.account.consent;
  return (
    <>
      <Strip>
        {t.note}
        <Button kind="ghost" onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      </Strip>
      {open && (
        <Suspense fallback={null}>
          <ConsentSheet onClose={close} />
        </Suspense>
      )}
    </>
  );
}
