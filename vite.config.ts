import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // `npm run dev` serves the pages; `npm start` beside it answers the API.
  server: { proxy: { "/api": "http://127.0.0.1:4000" } },
});
