import { ErrorBlock } from '@arma11/widgets/ui';
import { expect, spyOn } from 'storybook/test';
import { ErrorBoundary } from '../../packages/app/src/page/ErrorBoundary';
import { useAnswers } from '../../packages/widgets/src/PrediccionPanel/answers/AnswersContext';
import { photographed } from '../modes';
import preview from '@arma11/testing/preview';
import { google, myAccount, partner, register, session } from './accountProblems';
import { lineup, predictions, rewards, teams } from './gameProblems';
import { limitsAndPauses, topUps, wallet, withdrawals } from './moneyProblems';
import { network, sharing, waiting } from './networkProblems';
import { codes, nothingYet, notThere, ownRooms, rooms } from './roomProblems';
import { Situations } from './Situations';
import { welcome } from './welcome';

const meta = preview.meta({
  title: 'Errors/Catalogue',
  component: Situations,
  tags: ['matrix'],
  parameters: photographed('escritorio'),
});

export const Welcome = meta.story({ args: { of: welcome } });
export const Session = meta.story({ args: { of: session } });
export const Google = meta.story({ args: { of: google } });
export const Register = meta.story({ args: { of: register } });
export const MyAccount = meta.story({ args: { of: myAccount } });
export const OnAPartnerPage = meta.story({ args: { of: partner } });
export const Network = meta.story({ args: { of: network } });
export const Waiting = meta.story({ args: { of: waiting } });
export const Sharing = meta.story({ args: { of: sharing } });
export const Lineup = meta.story({ args: { of: lineup } });
export const Teams = meta.story({ args: { of: teams } });
export const Predictions = meta.story({ args: { of: predictions } });
export const Rewards = meta.story({ args: { of: rewards } });
export const Rooms = meta.story({ args: { of: rooms } });
export const NothingYet = meta.story({ args: { of: nothingYet } });
export const NotThere = meta.story({ args: { of: notThere } });
export const Codes = meta.story({ args: { of: codes } });
export const OwnRooms = meta.story({ args: { of: ownRooms } });
export const Wallet = meta.story({ args: { of: wallet } });
export const TopUps = meta.story({ args: { of: topUps } });
export const Withdrawals = meta.story({ args: { of: withdrawals } });
export const LimitsAndPauses = meta.story({ args: { of: limitsAndPauses } });

const Lost = () => useAnswers() && null;

/** Somebody builds a page of predictions and forgets what they stand in: the rest of the page stays. */
export const AnswersWithoutTheirRoom = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { of: {} },
  // React tells a caught error on the console, and that is all that is wrong here.
  beforeEach: () => {
    const console = spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
    return () => console.mockRestore();
  },
  render: () => (
    <ErrorBoundary fallback={(error, again) => <ErrorBlock text={error.message} onRetry={again} />}>
      <Lost />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo salió mal:no hay contexto answers');
  },
});
