/** The dark theme's tokens as the rasterizer reads them: it knows neither OKLCH nor custom properties. */
export const ink = {
  paper: "#0A1714",
  rule2: "#6E817A",
  ink: "#F0F1E8",
  ink2: "#C6CBC1",
  ink3: "#9DA89F",
  zone: "#F4B93F",
  zoneFill: "#F7A73B2F",
  gain: "#4ED5D5",
  gainFill: "#4ED5D521",
  loss: "#FB8352",
} as const;
