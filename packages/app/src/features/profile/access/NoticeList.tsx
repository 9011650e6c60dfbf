import { Card, CheckField } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { comesByMail, type NoticeKindsProps } from './noticeKinds';
import { Group, Note } from './noticeParts';

const t = es.settings.notices;

/** On phones: the kinds of notices, and below them those that also come by mail. */
export function NoticeList({ prefs, onChange, children }: NoticeKindsProps) {
  const fixed = prefs.filter((pref) => pref.fixed).map(({ label }) => label);
  const byMail = prefs.filter(comesByMail);
  return (
    <Card as="div">
      {prefs
        .filter((pref) => !pref.fixed)
        .map(({ kind, label, enabled }) => (
          <CheckField
            key={kind}
            label={label}
            checked={enabled}
            onChange={({ target }) => onChange({ kind, enabled: target.checked })}
          />
        ))}
      {fixed.length > 0 && <Note>{t.fixed(fixed.join(' · '))}</Note>}
      {byMail.length > 0 && (
        <Group>
          <legend>{t.mail}</legend>
          <Note>{t.mailLead}</Note>
          {byMail.map(({ kind, label, enabled, mail }) => (
            <CheckField
              key={kind}
              label={t.byMail(label)}
              checked={mail === true}
              onChange={({ target }) => onChange({ kind, enabled, mail: target.checked })}
            />
          ))}
        </Group>
      )}
      {children}
    </Card>
  );
}
