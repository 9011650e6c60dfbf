import { styled } from 'styled-components';
import type { Withdrawal } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../../messages/es';

const t = es.wallet.withdraw;

const Steps = styled.details`
  font-size: ${fontSize(14)};

  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: ${token('target')};
    color: ${token('colorAccent')};
    font-weight: 600;
    cursor: pointer;
  }

  & > ol {
    margin: 0 0 8px;
    padding-inline-start: 20px;
  }

  & > ol > li + li {
    margin-top: 4px;
  }
`;

/** What happened to a withdrawal and when, oldest first; closed until it is asked for. */
export const WithdrawalSteps = ({ events }: Pick<Withdrawal, 'events'>) => (
  <Steps>
    <summary>{t.history}</summary>
    <ol>
      {events.map(({ estado, at, note }) => (
        <li key={`${estado} ${at}`}>
          {t.estados[estado]} · {es.dates.kickoff(at)}
          {note !== null && <> · {note}</>}
        </li>
      ))}
    </ol>
  </Steps>
);
