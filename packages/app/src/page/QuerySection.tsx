import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Arma11Error } from '@arma11/core';
import { ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { crashText } from './crashText';
import { ErrorBoundary } from './ErrorBoundary';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  /** In the real size of what is coming. */
  skeleton: ReactNode;
  /** Leaves nothing instead of an error when the server does not serve the call yet. */
  optional?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows what a query brought; a failure stays inside as 'Algo salió mal:' with a new attempt. */
export function QuerySection<Data>({ query, skeleton, optional = false, children }: Props<Data>) {
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (data !== undefined)
    return (
      <ErrorBoundary
        fallback={(crash, again) => (
          <ErrorBlock
            text={crashText(crash)}
            onRetry={() => {
              retry();
              again();
            }}
          />
        )}
      >
        <Drawn data={data}>{children}</Drawn>
      </ErrorBoundary>
    );
  if (!error) return skeleton;
  if (optional && error instanceof Arma11Error && error.status === 501) return null;
  const offline = error instanceof Arma11Error && error.code === 'network';
  const { notKept, notKeptText } = es.shell;
  return (
    <ErrorBlock
      {...(offline ? { title: notKept, text: notKeptText } : { text: error.message })}
      onRetry={retry}
      retrying={isFetching}
    />
  );
}

/** Draws inside of the boundary, which keeps what is thrown on the way. */
const Drawn = <Data,>({ data, children }: { data: Data; children: (data: Data) => ReactNode }) => children(data);
