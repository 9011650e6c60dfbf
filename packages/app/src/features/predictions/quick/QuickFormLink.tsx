import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 8px 16px;
  color: inherit;
  text-decoration: none;

  & > span {
    flex: 1;
    min-width: 0;
    line-height: 1.3;
  }

  & b {
    display: block;
    color: ${token('colorAccent')};
    font-weight: 600;
  }

  & small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > svg {
    flex: none;
    color: ${token('colorAccent')};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Leads from a room's questions to its list of scores. */
export function QuickFormLink({ prediId }: { prediId: number }) {
  const t = es.predi.quick;
  return (
    <Row href={`/predi/sala/${prediId}/rapida`}>
      <span>
        <b>{t.open}</b> <small>{t.openText}</small>
      </span>
      <Icon name="chevronRight" size={20} />
    </Row>
  );
}
