import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { ErrorBoundary } from './ErrorBoundary';
import { Loading } from './Loading';

const Gutter = styled.div`
  padding: 24px 16px;
`;

/** Around the page of a route: waits for its code, and keeps the shell when it fails. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error, retry) => <PageFailed error={error} retry={retry} />}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PageFailed({ error, retry }: { error: Error; retry: () => void }) {
  // A chunk that is gone means that a newer version was published: only a reload finds its pieces.
  const outdated = /dynamically imported module|module script failed/i.test(error.message);
  return (
    <Gutter>
      <ErrorBlock
        title={es.shell.crashed}
        text={outdated ? es.shell.newVersion : error.message}
        retryLabel={outdated ? es.shell.reload : undefined}
        onRetry={outdated ? () => location.reload() : retry}
      />
    </Gutter>
  );
}
