/** @jsxImportSource preact */
import '@arma11/elements/preact';

export const right = (
  <arma11-prediccion-panel predi={42} open="first" onarma11-answers-save={({ detail }) => detail.answers.length} />
);

export const ofARoom = (
  <p>
    <arma11-room-card sala={7} />
    <arma11-ranking kind="predi" sala={7} limit={5} onarma11-ranking-open={({ detail }) => detail.id.toFixed()} />
    <arma11-reactions kind="predi" sala="7" onarma11-react={({ detail }) => detail.emoji?.length} />
  </p>
);

// @ts-expect-error there is no such way to open it
export const wrongValue = <arma11-prediccion-panel predi={42} open="second" />;

// @ts-expect-error a card has no such property
export const wrongName = <arma11-room-card roomNumber={42} />;
