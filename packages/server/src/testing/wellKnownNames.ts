// Read by tests alone: people of the demo league must not be called like these.

const list = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Footballers and coaches whom everybody knows, in Peru and beyond. */
export const wellKnownNames: readonly string[] = list(`
  Paolo Guerrero, Claudio Pizarro, Jefferson Farfán, Teófilo Cubillas, Héctor Chumpitaz, Hugo Sotil, César Cueto,
  Julio César Uribe, José Velásquez, Percy Rojas, Juan Carlos Oblitas, Nolberto Solano, Roberto Palacios, Juan Vargas,
  Christian Cueva, Renato Tapia, Pedro Gallese, Luis Advíncula, Edison Flores, André Carrillo, Yoshimar Yotún,
  Miguel Trauco, Gianluca Lapadula, Raúl Ruidíaz, Alex Valera, Piero Quispe, Andy Polo, Bryan Reyna, Aldo Corzo,
  Carlos Zambrano, Alexander Callens, Luis Abram, Miguel Araujo, Anderson Santamaría, Wilder Cartagena, Sergio Peña,
  Joao Grimaldo, Jhilmar Lora, Kevin Quevedo, Oliver Sonne, Rodrigo Vilca, Franco Zanelatto, Marcos López,
  Ricardo Gareca, Juan Reynoso, Jorge Fossati, Óscar Ibáñez, Roberto Mosquera, Alberto Rodríguez, Waldir Sáenz,
  Lionel Messi, Diego Maradona, Ángel Di María, Julián Álvarez, Lautaro Martínez, Emiliano Martínez, Enzo Fernández,
  Gabriel Batistuta, Juan Román Riquelme, Luis Suárez, Edinson Cavani, Diego Forlán, Federico Valverde, Darwin Núñez,
  Enzo Francescoli, Radamel Falcao, James Rodríguez, Luis Díaz, Carlos Valderrama, René Higuita, Faustino Asprilla,
  Alexis Sánchez, Arturo Vidal, Iván Zamorano, Marcelo Salas, Enner Valencia, Moisés Caicedo, Antonio Valencia,
  Salomón Rondón, Juan Arango, Marcelo Moreno, Roque Santa Cruz, José Luis Chilavert, Cristiano Ronaldo, Ronaldinho,
  Neymar, Vinícius Júnior, Rodrygo, Romário, Rivaldo, Kaká, Zico, Sócrates, Pelé, Garrincha, Amarildo, Casemiro,
  Hulk, Zinedine Zidane, Kylian Mbappé, Andrés Iniesta, Xavi Hernández, Sergio Ramos, Pep Guardiola`);

/** Surnames that make anybody think of one of them. */
export const wellKnownSurnames: readonly string[] = list(`
  Guerrero, Pizarro, Farfán, Cubillas, Chumpitaz, Sotil, Cueto, Oblitas, Solano, Cueva, Tapia, Gallese, Advíncula,
  Yotún, Trauco, Lapadula, Ruidíaz, Valera, Quispe, Polo, Reyna, Corzo, Callens, Abram, Gareca, Reynoso, Fossati,
  Messi, Maradona, Riquelme, Batistuta, Suárez, Cavani, Forlán, Valverde, Francescoli, Falcao, Valderrama, Higuita,
  Asprilla, Zamorano, Caicedo, Rondón, Arango, Chilavert, Ronaldo, Neymar, Romário, Rivaldo, Kaká, Zico, Pelé,
  Garrincha, Amarildo, Casemiro, Zidane, Mbappé, Iniesta, Guardiola, Cantona, Otamendi, Vilca`);
