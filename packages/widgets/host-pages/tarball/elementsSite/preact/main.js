import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { defineElements } from '@arma11/elements';

const { VITE_OURS, VITE_KEY, VITE_PREDI } = import.meta.env;
defineElements({ publishableKey: VITE_KEY, baseUrl: VITE_OURS });

function Page() {
  const [changed, setChanged] = useState('nada');
  const hear = ({ detail }) => setChanged(String(detail.dirty));
  return h(
    'main',
    null,
    h('p', { id: 'heard' }, changed),
    h('arma11-prediccion-panel', { predi: VITE_PREDI, 'onarma11-answers-change': hear }),
  );
}

render(h(Page, null), document.getElementById('app'));
