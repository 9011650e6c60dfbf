import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ErrorBlock, LoadingScreen } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { crashText } from './crashText';
import { ErrorBoundary } from './ErrorBoundary';
import { pageDrawn } from './firstPage';

const PATIENCE_MS = 400;

const Gutter = styled.div`
  padding: 24px 16px;
`;

interface PageBoundaryProps {
  /** What stands there until the code has come. @default 'Cargando recursos...' */
  wait?: ReactNode;
  children: ReactNode;
}

/** Around the page of a route, or a part of one that comes later: waits for its code, and keeps the rest when it fails. */
export function PageBoundary({ wait = <Loading />, children }: PageBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error, retry) => <PageFailed error={error} retry={retry} />}>
      <Suspense fallback={wait}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PageFailed({ error, retry }: { error: Error; retry: () => void }) {
  useEffect(pageDrawn, []);
  // A chunk that is gone means that a newer version was published: only a reload finds its pieces.
  const missing = /dynamically imported module|module script failed/i.test(error.message);
  // Without a network it is only not kept on the device; browsers remember the failure, so that it takes a reload too.
  const offline = missing && !navigator.onLine;
  const outdated = missing && !offline;
  return (
    <Gutter>
      <ErrorBlock
        title={offline ? es.shell.notKept : es.shell.crashed}
        text={textOf(error, { offline, outdated })}
        retryLabel={missing ? es.shell.reload : undefined}
        onRetry={missing ? () => location.reload() : retry}
      />
    </Gutter>
  );
}

function textOf(error: Error, { offline, outdated }: { offline: boolean; outdated: boolean }): string {
  if (offline) return es.shell.notKeptText;
  return outdated ? es.shell.newVersion : crashText(error);
}

/** 'Cargando recursos...' over a dim layer, once a page has taken longer than 400 ms (product §10.5). */
function Loading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <span hidden aria-busy="true" />
      {late && <LoadingScreen text={es.shell.loading} />}
    </>
  );
}
