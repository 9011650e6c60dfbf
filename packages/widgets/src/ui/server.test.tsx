// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { kitFor } from '@arma11/core/art';
import { ThemeRoot } from '../theme';
import {
  Avatar,
  Button,
  Crest,
  Dialog,
  ErrorBlock,
  Field,
  SegmentedToggle,
  Shirt,
  Stepper,
  Tabs,
  Toast,
} from './index';

describe('the parts on a server, where there is no window', () => {
  it('are imported and drawn at their final size', () => {
    expect(typeof window).toBe('undefined');
    const kit = kitFor('Puerto Bravo');
    const markup = renderToString(
      <ThemeRoot mode="auto">
        <Tabs label="Secciones" items={[{ href: '/play', label: 'Para ti', current: true }]} />
        <Shirt kit={kit} number={8} size={44} />
        <Crest club={{ id: 1, name: 'Puerto Bravo' }} size={40} />
        <Avatar seed={7} />
        <Button pending>Guardando…</Button>
        <Field label="Email" />
        <Stepper label="Goles" value={null} onChange={() => {}} />
        <SegmentedToggle label="Vista" options={[{ value: 'a', label: 'Cancha' }]} value="a" onChange={() => {}} />
        <ErrorBlock text="sin red" />
        <Toast>Guardado</Toast>
        <Dialog open={false} onClose={() => {}} title="Defensa">
          x
        </Dialog>
      </ThemeRoot>,
    );
    expect(markup).toContain('data-arma11-scheme="auto"');
    expect(markup).toMatch(/width="44" height="44"/);
    expect(markup).not.toContain('<dialog open');
  });
});
