CREATE TABLE "price_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bike_id" integer NOT NULL,
	"variant" text NOT NULL,
	"month" text NOT NULL,
	"ex_showroom_price" integer NOT NULL,
	"source" jsonb,
	CONSTRAINT "price_points_place" UNIQUE("bike_id","variant","month")
);
--> statement-breakpoint
ALTER TABLE "price_points" ADD CONSTRAINT "price_points_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "price_points" ("bike_id", "variant", "month", "ex_showroom_price", "source")
SELECT "known"."bike_id", "known"."variant", "known"."month", "known"."price", (
	SELECT jsonb_build_object('kind', "source" -> 'kind', 'title', "source" -> 'title', 'year', "source" -> 'year')
	FROM jsonb_array_elements("bikes"."sources") AS "source"
	WHERE NOT "source" ? 'fields'
	LIMIT 1
)
FROM (
	SELECT "id" AS "bike_id", '' AS "variant", "price_month" AS "month", "price" FROM "bikes"
	UNION ALL
	SELECT "variants"."bike_id", "variants"."name", coalesce("variants"."price_month", "bikes"."price_month"), "variants"."ex_showroom_price"
	FROM "variants" JOIN "bikes" ON "bikes"."id" = "variants"."bike_id"
) AS "known"
JOIN "bikes" ON "bikes"."id" = "known"."bike_id"
WHERE "bikes"."status" <> 'upcoming' AND "known"."month" IS NOT NULL AND "known"."price" IS NOT NULL;
