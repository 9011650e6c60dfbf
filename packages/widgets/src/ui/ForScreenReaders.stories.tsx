import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { Button } from './Button';
import { LiveRegion } from './LiveRegion';
import { VisuallyHidden } from './VisuallyHidden';

function Announcer() {
  const [minutes, setMinutes] = useState(15);
  return (
    <>
      <Button onClick={() => setMinutes(5)}>
        Pasan diez minutos<VisuallyHidden> en el reloj de la sala</VisuallyHidden>
      </Button>
      <LiveRegion message={`Cierra en ${minutes} minutos.`} />
      <LiveRegion urgent message={minutes === 5 ? 'Queda poco.' : ''} />
    </>
  );
}

const meta = preview.meta({ title: 'UI/ForScreenReaders', component: LiveRegion, args: { message: 'Guardado.' } });

/** Nothing to see: what is said when something changes, and the words that complete a name. */
export const Announced = meta.story({
  render: () => <Announcer />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cierra en 15 minutos.');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Pasan diez minutos en el reloj de la sala' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Cierra en 5 minutos.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Queda poco.');
  },
});
