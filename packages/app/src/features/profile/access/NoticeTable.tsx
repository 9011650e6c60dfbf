import { styled } from 'styled-components';
import type { NotificationPref } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { Card, CheckField, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Grid } from '../../../page/DeskTable.styles';
import { comesByMail, type NoticeKindsProps } from './noticeKinds';
import { Note } from './noticeParts';

const t = es.settings.notices;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  gap: 24px;

  & fieldset:first-child {
    margin-top: 0;
  }
`;

/** Nothing, where neither the server nor the browser notifies this device. */
const Beside = styled(Card)`
  &:empty {
    display: none;
  }
`;

const Ways = styled(Grid)`
  & :is(th, td):nth-child(n + 2) {
    width: 96px;
    padding: 0 8px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    text-align: center;
    white-space: nowrap;
  }

  & thead th {
    height: 44px;
    padding-block: 0;
  }

  & tbody td {
    height: 52px;
    padding-block: 2px;
  }

  & td label {
    justify-content: center;
    gap: 0;
  }
`;

/** On wide screens: the kinds of notices by the ways they come, and what else there is to choose beside them. */
export function NoticeTable({ prefs, onChange, children }: NoticeKindsProps) {
  return (
    <Sides>
      <div>
        <Ways aria-label={t.title}>
          <thead>
            <tr>
              <th scope="col">{t.kind}</th>
              <th scope="col">{t.inApp}</th>
              <th scope="col">{t.inMail}</th>
            </tr>
          </thead>
          <tbody>
            {prefs.map((pref) => (
              <Kind key={pref.kind} pref={pref} onChange={onChange} />
            ))}
          </tbody>
        </Ways>
        {prefs.some(comesByMail) && <Note>{t.inMailLead}</Note>}
      </div>
      <Beside as="div">{children}</Beside>
    </Sides>
  );
}

function Kind({ pref, onChange }: { pref: NotificationPref } & Pick<NoticeKindsProps, 'onChange'>) {
  const { kind, label, enabled, fixed, mail } = pref;
  return (
    <tr>
      <td>{label}</td>
      <td>
        {fixed ? (
          t.always
        ) : (
          <CheckField
            label={<VisuallyHidden>{label}</VisuallyHidden>}
            checked={enabled}
            onChange={({ target }) => onChange({ kind, enabled: target.checked })}
          />
        )}
      </td>
      <td>
        {comesByMail(pref) ? (
          <CheckField
            label={<VisuallyHidden>{t.byMail(label)}</VisuallyHidden>}
            checked={mail === true}
            onChange={({ target }) => onChange({ kind, enabled, mail: target.checked })}
          />
        ) : (
          '–'
        )}
      </td>
    </tr>
  );
}
