import { styled } from 'styled-components';
import type { PanelNotice } from '@arma11/widgets';
import { fontSize, token } from '@arma11/widgets/theme';
import { Icon, OfflineNote } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 8px 16px;
  font-weight: 500;
  line-height: 1.35;

  &[data-tone='good'],
  &[data-tone='quiet'] {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  &[data-tone='bad'],
  &[data-tone='waiting'] {
    position: sticky;
    top: calc(var(--arma11-sticky-top, 0px) + 71px);
    z-index: 4;
    background: ${token('colorSurfaceRaised')};
  }

  & > svg {
    flex: none;
  }

  &[data-tone='bad'] > svg {
    color: ${token('colorLive')};
  }
`;

/** What happened to the scores; what was not saved stays in view under the bar. */
export function QuickNotice({ notice }: { notice: PanelNotice | null }) {
  const { tone, text } = notice ?? ({ tone: 'quiet', text: es.predi.quick.selfSaving } as const);
  if (tone === 'waiting')
    return (
      <Line data-tone={tone}>
        <OfflineNote title={es.predi.quick.queuedTitle} text={text} />
      </Line>
    );
  const urgent = tone === 'bad';
  // A new element for a failure: a role that changes in place is not announced.
  return (
    <Line key={String(urgent)} data-tone={tone} role={urgent ? 'alert' : 'status'}>
      {tone !== 'quiet' && <Icon name={urgent ? 'warning' : 'check'} size={20} />}
      <span>{text}</span>
    </Line>
  );
}
