import { Button } from '@arma11/widgets/ui';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { OperatorStrip } from './OperatorStrip';
import { pageServer, type ServerState } from './pageServer';
import { usePageServer } from './usePageServer';

const Card = styled.main`
  max-width: 56ch;
  margin: 0 auto;
  padding: 48px 16px;
  color: ${token('colorText')};
  font-family: ${token('fontFamily')};
  font-size: ${fontSize(17)};

  & > h1 {
    ${displayText}
    margin: 0 0 16px;
    font-size: ${displaySize(36)};
  }

  & > p {
    margin: 0 0 24px;
  }
`;

interface DemoStageProps {
  /** What is shown once the server runs. */
  title: string;
  children: ReactNode;
}

/** A stage with a server of its own: asks before it loads it, then shows what stands on it under the operator's strip. */
export function DemoStage({ title, children }: DemoStageProps) {
  const server = usePageServer();
  if (server.evening === 0) return <StartCard title={title} server={server} />;
  return (
    <>
      <OperatorStrip server={server} />
      {server.doing !== 'starting again' && <Fragment key={server.evening}>{children}</Fragment>}
    </>
  );
}

function StartCard({ title, server: { doing, trouble } }: { title: string; server: ServerState }) {
  const opening = doing === 'opening';
  return (
    <Card lang="en">
      <h1>{title}</h1>
      <p>
        The real server starts inside this page, with its own PostgreSQL and a season of invented clubs. About 6 MB are
        loaded once, from where this Storybook lies. Nothing leaves the page, and everything is forgotten when it
        closes.
      </p>
      <Button pending={opening} onClick={() => void pageServer.open()}>
        Start the demo
      </Button>
      <p role="status">{trouble ?? (opening ? 'The server starts and lays the season…' : null)}</p>
    </Card>
  );
}
