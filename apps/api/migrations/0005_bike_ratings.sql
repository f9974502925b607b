CREATE TABLE "bike_ratings" (
	"bike_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"stars" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bike_ratings" ADD CONSTRAINT "bike_ratings_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "bike_ratings" ("bike_id", "count", "stars")
SELECT "bike_id", count(*), sum("rating") FROM "reviews" WHERE NOT "is_sample" GROUP BY "bike_id";
