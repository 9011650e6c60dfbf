import '@arma11/elements/react';

export const right = (
  <arma11-prediccion-panel predi={42} open="first" onarma11-answers-save={({ detail }) => detail.answers.length} />
);

// @ts-expect-error there is no such way to open it
export const wrongValue = <arma11-prediccion-panel predi={42} open="second" />;

// @ts-expect-error a card has no such property
export const wrongName = <arma11-room-card roomNumber={42} />;
