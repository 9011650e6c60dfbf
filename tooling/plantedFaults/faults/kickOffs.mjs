/** @type {readonly import('../plantedFaults.mjs').PlantedFault[]} */
export const kickOffs = [];
