import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Arma11Provider, PrediccionPanel, RoomCard } from '@arma11/widgets';

const {
  VITE_ARMA11_URL: url = 'http://localhost:3000',
  VITE_ARMA11_KEY: key = 'pk_demo_ArmaTu11_Partner0',
  VITE_ARMA11_PREDI: predi = '42',
} = import.meta.env;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Arma11Provider publishableKey={key} baseUrl={url}>
      <RoomCard kind="predi" salaId={Number(predi)} />
      <PrediccionPanel prediId={Number(predi)} framed />
    </Arma11Provider>
  </StrictMode>,
);
