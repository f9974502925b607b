/** The fixed colours of rubber, plastic, metal and lamps, dark to light. */
export const palette = {
  black: '#000000',
  ink: '#1a1d21',
  coal: '#282c32',
  plastic: '#2d3238',
  iron: '#3d434b',
  steel: '#626a74',
  alloy: '#98a1ab',
  silver: '#cdd3d9',
  white: '#ffffff',
  gold: '#c4933b',
  brass: '#ecc778',
  tan: '#7a5137',
  tailLight: '#d7263d',
  indicator: '#f6a42c',
  glass: '#cfe4f5',
  display: '#8fb6d6',
} as const;
